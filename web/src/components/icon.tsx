import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

interface Props extends SvgIconProps {
  /** A drawing of @mdi/js. */
  path: string
  /** What it says to those who do not see it; without it the icon is decoration. */
  label?: string
}

/** A Material Design icon. */
export function Icon({ path, label, ...rest }: Props) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <SvgIcon {...rest} {...name}>
      <path d={path} />
    </SvgIcon>
  )
}
