import {
  ServerInterceptingCall,
  type ServerInterceptingCallInterface,
  type ServerInterceptor,
} from '@grpc/grpc-js';

/**
 * Drops what a call still wants to say after the library has ended it on its own, which it does for messages it cannot
 * unpack (too long, an unknown compression). It writes them to the ended stream otherwise, which then never ends: the
 * client waits for ever. grpc-js 1.14.7.
 */
export const nothingAfterStatus: ServerInterceptor = (_method, call) =>
  new ServerInterceptingCall(call, {
    sendMessage(message, next) {
      if (!hasEnded(call)) next(message);
    },
  });

/** Nothing public tells; `wantTrailers` is set with the status of a call that has sent messages. */
function hasEnded(call: ServerInterceptingCallInterface): boolean {
  return Reflect.get(call, 'wantTrailers') === true;
}
