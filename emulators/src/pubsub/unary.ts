import { type handleUnaryCall, type ServerUnaryCall, status } from '@grpc/grpc-js'
import { StatusError } from './status-error.ts'

/** A grpc-js handler for one method: what `answer` returns goes out, a StatusError as its status. */
export function unary<Request, Response>(
  answer: (request: Request, call: ServerUnaryCall<Request, Response>) => Response | Promise<Response>,
): handleUnaryCall<Request, Response> {
  return async (call, callback) => {
    try {
      callback(null, await answer(call.request, call))
    } catch (error) {
      if (error instanceof StatusError) {
        callback(error)
      } else {
        console.error(error)
        callback({ code: status.INTERNAL, details: String(error) })
      }
    }
  }
}
