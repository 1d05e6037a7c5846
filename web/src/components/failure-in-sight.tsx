import { type ComponentProps, useEffect, useRef } from 'react'
import { FailureMessage } from './failure-message.tsx'

/** The same at the end of a window: below a long one it would stand out of sight of the button that was pressed. */
export function FailureInSight(props: ComponentProps<typeof FailureMessage>) {
  const why = useRef<HTMLDivElement>(null)
  const { failure } = props
  useEffect(() => {
    if (failure) why.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={why}>
      <FailureMessage {...props} />
    </div>
  )
}
