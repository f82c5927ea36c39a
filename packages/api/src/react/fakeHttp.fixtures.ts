import type { AnyCall, Call } from '../contract/call';
import type { Http, SendOptions } from '../http/createHttp';

/** A call that waits for its answer. */
export interface Waiting {
  call: AnyCall;
  input: unknown;
  options: SendOptions;
  answer(value: unknown): void;
  fail(error: Error): void;
}

/** A client whose responses the test provides, in any order. */
export function createFakeHttp(): Http & { waiting: Waiting[] } {
  const waiting: Waiting[] = [];
  return {
    waiting,
    send: <Input, Output>(call: Call<Input, Output>, input: Input, options: SendOptions = {}) =>
      new Promise<Output>((resolve, reject) => {
        waiting.push({
          call,
          input,
          options,
          answer: (value) => resolve(value as Output),
          fail: reject,
        });
      }),
  };
}
