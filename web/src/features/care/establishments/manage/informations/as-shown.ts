/** A page shows two spaces as one, and keyboards have one apostrophe. */
const asShown = (name: string) => name.trim().replace(/\s+/g, ' ').replaceAll('’', "'")

/** Whether what somebody typed is the name that they were shown. */
export const isTypedName = (typed: string, name: string): boolean => asShown(typed) === asShown(name)
