import { expect, test } from 'vitest'
import { withoutProxy } from './without-proxy.mjs'

test('no proxy is used for this machine, and the exceptions there were are kept', () => {
  const own = '127.0.0.1,localhost'
  expect(withoutProxy({ HTTP_PROXY: 'http://proxy:3128' })).toEqual({
    NO_PROXY: own,
    no_proxy: own,
    no_grpc_proxy: own,
  })
  const { NO_PROXY, no_proxy } = withoutProxy({ NO_PROXY: 'intern.example, localhost', no_proxy: '' })
  expect(NO_PROXY?.split(',')).toEqual(['intern.example', 'localhost', '127.0.0.1'])
  expect(no_proxy).toBe(NO_PROXY)
})
