import { selfCheck as checkCalls, type TrialEvent } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { ServedEvents } from '../../http/servedEvents';
import type { Feature } from '../feature';

/** Milliseconds between the two events of the trial stream. */
const APART = 400;

/** The check of a connection. In production there is none: it tells strangers of the server. */
export const selfCheck: Feature = {
  name: 'selfCheck',
  calls: [
    bind(checkCalls).to({
      getState: async (_, { language }, { installation }) => {
        refuseInProduction(installation);
        return { release: installation.release, time: Date.now(), language };
      },
      getTrial: async (_, __, { installation }) => {
        refuseInProduction(installation);
        return new ServedEvents<TrialEvent>(trialStream());
      },
    }),
  ],
};

function refuseInProduction({ isProduction }: Backend['installation']) {
  if (isProduction) throw notFound();
}

function trialStream() {
  const encoder = new TextEncoder();
  const textOf = (number: number) => encoder.encode(`data: ${JSON.stringify({ number })}\n\n`);
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(textOf(1));
      timer = setTimeout(() => {
        controller.enqueue(textOf(2));
        controller.close();
      }, APART);
    },
    cancel: () => clearTimeout(timer),
  });
}
