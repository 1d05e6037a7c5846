/** Where the whole suite listens: no proxy can reach it for us. */
const ours = ['127.0.0.1', 'localhost']

/** The variables by which programs are told where to use no proxy: most read the first two, gRPC the third. */
const variables = /** @type {const} */ (['NO_PROXY', 'no_proxy', 'no_grpc_proxy'])

/**
 * What to add to an environment so that a proxy in it (HTTP_PROXY and its like) is not used for this machine itself.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Record<string, string>}
 */
export function withoutProxy(environment) {
  const asked = variables.flatMap((name) => (environment[name] ?? '').split(','))
  const hosts = [...new Set([...asked.map((host) => host.trim()).filter((host) => host !== ''), ...ours])]
  return Object.fromEntries(variables.map((name) => [name, hosts.join(',')]))
}
