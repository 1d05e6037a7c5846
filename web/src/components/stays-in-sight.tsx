import { Component, createRef, type ReactNode } from 'react'

interface Props {
  /** What it holds, in their order: the page is held where it is while this becomes another. */
  order: string
  /** Finds the parts that are held. */
  parts: string
  children: ReactNode
}

/** A part that is on screen, and how far below the top of the screen it begins, in CSS pixels. */
interface Seen {
  readonly part: Element
  readonly top: number
}

/**
 * Holds what somebody reads where it is on their screen while the parts of a list change places: the browser by itself does so for a
 * part that grows, and not for those that are moved. Nothing is held for whoever is at the top of the page: they see what comes first.
 * A class, as only such a one is asked what the page looks like just before it changes.
 */
export class StaysInSight extends Component<Props> {
  #box = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ order }: Props): readonly Seen[] {
    if (order === this.props.order || scrollY === 0) return []
    return [...(this.#box.current?.querySelectorAll(this.props.parts) ?? [])]
      .map((part) => ({ part, rect: part.getBoundingClientRect() }))
      .filter(({ rect }) => rect.bottom > 0 && rect.top < innerHeight)
      .map(({ part, rect }) => ({ part, top: rect.top }))
  }

  override componentDidUpdate(_props: Props, _state: unknown, seen: readonly Seen[]): void {
    // Of the parts on screen some may have been moved up themselves: the page goes with those that were moved least.
    const [least] = seen
      .filter(({ part }) => part.isConnected)
      .map(({ part, top }) => part.getBoundingClientRect().top - top)
      .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    if (least) scrollBy({ top: least, behavior: 'instant' })
  }

  override render(): ReactNode {
    return <div ref={this.#box}>{this.props.children}</div>
  }
}
