interface Place<T> {
  readonly item: T
  before: Place<T> | undefined
  after: Place<T> | undefined
}

/**
 * Items standing in line: join at the back, look at the front, leave from anywhere, each in constant time. (The first
 * item of a Set is not: it steps over every hole that earlier ones left.)
 */
export class Line<T> {
  readonly #places = new Map<T, Place<T>>()
  #front: Place<T> | undefined
  #back: Place<T> | undefined

  /** The item whose turn it is. */
  get front(): T | undefined {
    return this.#front?.item
  }

  get isEmpty(): boolean {
    return this.#front === undefined
  }

  /** Joins at the back; an item already in line goes to the back. */
  join(item: T): void {
    this.leave(item)
    const place: Place<T> = { item, before: this.#back, after: undefined }
    if (this.#back) this.#back.after = place
    else this.#front = place
    this.#back = place
    this.#places.set(item, place)
  }

  /** Leaves the line; nothing happens when the item is not in it. */
  leave(item: T): void {
    const place = this.#places.get(item)
    if (!place) return
    this.#places.delete(item)
    if (place.before) place.before.after = place.after
    else this.#front = place.after
    if (place.after) place.after.before = place.before
    else this.#back = place.before
  }
}
