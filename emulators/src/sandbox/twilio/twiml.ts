import { XMLParser } from 'fast-xml-parser'

/** One element of TwiML: `text` is what stands in it, without its own elements. */
export interface Verb {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  verbs: readonly Verb[]
}

// As it comes out of the parser where order is kept: one key names the element, `:@` holds its attributes.
type Node = Record<string, unknown>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  ignoreDeclaration: true,
})

/** The verbs of a TwiML document, in their order. Throws where it is none. */
export function parseTwiml(xml: string): readonly Verb[] {
  const [root, ...others] = verbsOf(parser.parse(xml, true) as Node[])
  if (root?.name !== 'Response' || others.length > 0) throw new Error('TwiML is one <Response>')
  return root.verbs
}

function verbsOf(nodes: readonly Node[]): Verb[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text')
    if (name === undefined) return []
    const inside = node[name] as Node[]
    const text = inside.map((one) => String(one['#text'] ?? '')).join('')
    const attributes = (node[':@'] ?? {}) as Record<string, string>
    return [{ name, attributes, text: text.trim(), verbs: verbsOf(inside) }]
  })
}
