import { useEffect, useState } from 'react';
import type { SentCode } from '@mingjian/api';

/** Seconds until another code may be sent, as the server has it. */
const PAUSE = 120;

/** A code that is sent to the candidate's mobile number. */
export interface CodeState {
  /** Secret that belongs to the code; empty before one was sent. */
  codeId: string;
  /** Seconds until another one may be sent; 0 when one may. */
  wait: number;
  send(): Promise<void>;
}

/** Returns the state of a code, and sends one by `send`. */
export function useCode(send: () => Promise<SentCode>): CodeState {
  const [codeId, setCodeId] = useState('');
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);
  return {
    codeId,
    wait,
    send: async () => {
      const sent = await send();
      setCodeId(sent.codeId);
      setWait(PAUSE);
    },
  };
}
