import { useCallback, useEffect, useState } from 'react';
import { readEvents, selfCheck, toApiError, type Http } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useLocale, type Language } from '@mingjian/ui';
import { RELEASE } from '../../release';
import { checkCookies, checkStorage, checkWindows } from './browserChecks';
import {
  clockResult,
  releaseResult,
  serverResult,
  streamResult,
  type CheckName,
  type CheckResult,
} from './model/checks';

export interface SelfCheck {
  /** Results so far; a check without one is running. */
  results: Partial<Record<CheckName, CheckResult>>;
  /** Whether the installation has no such check, as in production. */
  isAbsent: boolean;
  isRunning: boolean;
  /** Checks everything again. */
  restart(): void;
}

/** Checks the connection to the server, and what the browser can. */
export function useSelfCheck(): SelfCheck {
  const http = useHttp();
  const { language } = useLocale();
  const [run, setRun] = useState(0);
  const [results, setResults] = useState<SelfCheck['results']>({});
  const [isAbsent, setAbsent] = useState(false);
  const [isRunning, setRunning] = useState(true);

  useEffect(() => {
    const stop = new AbortController();
    const show = (found: SelfCheck['results']) => {
      if (!stop.signal.aborted) setResults((before) => ({ ...before, ...found }));
    };
    const onAbsent = () => !stop.signal.aborted && setAbsent(true);
    const checks = [
      checkServer(http, language).then(show, (error: unknown) => {
        if (toApiError(error).status === 404) onAbsent();
        const state = 'bad';
        show({ server: { state }, release: { state }, clock: { state }, language: { state } });
      }),
      checkStream(stop.signal).then((stream) => show({ stream })),
      checkStorage().then((storage) => show({ storage })),
    ];
    show({ cookies: checkCookies(), windows: checkWindows() });
    void Promise.all(checks).then(() => !stop.signal.aborted && setRunning(false));
    return () => stop.abort();
  }, [http, language, run]);

  const restart = useCallback(() => {
    setResults({});
    setRunning(true);
    setRun((count) => count + 1);
  }, []);
  return { results, isAbsent, isRunning, restart };
}

async function checkServer(http: Http, language: Language): Promise<SelfCheck['results']> {
  // The first call also loads the code of the client.
  await http.send(selfCheck.getState, {});
  const sentAt = Date.now();
  const start = performance.now();
  const server = await http.send(selfCheck.getState, {});
  const took = performance.now() - start;
  return {
    server: serverResult(took),
    release: releaseResult(RELEASE, server.release),
    clock: clockResult(sentAt, server.time, sentAt + took),
    language: { state: server.language === language ? 'good' : 'poor', value: server.language },
  };
}

async function checkStream(signal: AbortSignal): Promise<CheckResult> {
  const arrivals: number[] = [];
  const onEvent = () => void arrivals.push(performance.now());
  await readEvents(selfCheck.getTrial, {}, { token: null, signal, onEvent }).catch(() => undefined);
  return streamResult(arrivals);
}
