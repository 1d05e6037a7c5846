/** The residents in the order of the given ids; those it does not name come last, in their own order. */
export function inOrder<T extends { readonly resident: { readonly id: string } }>(
  ranked: readonly T[],
  order: readonly string[],
): readonly T[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ resident }: T) => place.get(resident.id) ?? order.length
  return [...ranked].sort((one, other) => placeOf(one) - placeOf(other))
}
