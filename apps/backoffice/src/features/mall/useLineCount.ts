import { useEffect, useEffectEvent, useState } from 'react';
import { mall, type CartLine } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { messages } from '../../shell';

/** Milliseconds without a change after which a number is sent. */
const REST = 400;

/** Returns the number of candidates of a line, which is stored once it has stopped changing. */
export function useLineCount({ id, count: stored }: Pick<CartLine, 'id' | 'count'>) {
  const [typed, setTyped] = useState<number | null>(null);
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(mall.updateCart);

  const save = useEffectEvent(async (count: number) => {
    const result = await submit({ id, count });
    if (!result.ok) messages.show({ text: result.error.message, tone: 'danger' });
    await refresh(mall.getCart);
    // What was typed in the meantime is sent next.
    setTyped((now) => (now === count || !result.ok ? null : now));
  });
  useEffect(() => {
    if (typed === null || isSubmitting) return undefined;
    const timer = setTimeout(() => void save(typed), REST);
    return () => clearTimeout(timer);
  }, [typed, isSubmitting]);

  return { count: typed ?? stored, setCount: setTyped };
}
