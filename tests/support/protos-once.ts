import { createRequire } from 'node:module'

type Read = (json: object, options?: object) => object

/** What Firestore's client reads its messages' shapes with, as it finds it. */
const loader: { fromJSON: Read } = createRequire(import.meta.resolve('@firebase/firestore'))(
  '@grpc/proto-loader',
)

const readAlready = new WeakMap<object, object>()
const read = loader.fromJSON

function readOnce(json: object, options?: object): object {
  const shapes = readAlready.get(json) ?? read(json, options)
  readAlready.set(json, shapes)
  return shapes
}

// Each of the thousand clients of the tests of the rules read the same 2,000 lines anew: a third of what such a test costs.
if (read.name !== readOnce.name) loader.fromJSON = readOnce
