import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { ResidentPhoto } from './resident-photo.tsx'

interface Props {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'avatar' | 'color'>
  /** Pixels. */
  size: number
  isNear: boolean
}

/**
 * A resident's photo in a list. Of whom there is none, or who is far from the screen, the list's own style draws the default: a browser
 * looks at each picture of five hundred.
 */
export const ListPhoto = (props: Props) =>
  props.isNear && props.resident.avatar !== null ? (
    <ResidentPhoto {...props} />
  ) : (
    <span className="photo" style={{ backgroundColor: props.resident.color }} />
  )
