import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  newIdempotencyKey,
  orderBase,
  orderPresence,
  type OrderPresence as Presence,
  PRESENCE_PAUSE,
  type PresencePage,
  type PresentPerson,
} from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages, useIsTabUnsaved } from '../../shell';
import { presenceTexts } from './presence.texts';

/** The page of an order that this window has open. */
export interface OpenOrder {
  orderId: string;
  page: PresencePage;
  /** Version of the order on the page. Without it the page is not loaded again. */
  version?: number | undefined;
}

/** Milliseconds after which an opened order counts as looked at, not passed through. */
const ARRIVAL = 2_000;

const WINDOW_ID = newIdempotencyKey();
const NOBODY: readonly PresentPerson[] = [];

/**
 * Returns who else has an order open. While the window is visible it reports itself, unless it
 * passes through within two seconds; a page of an order that a colleague has changed is loaded
 * again, and a message names who it was.
 */
export function useOrderPresence({ orderId, page, version }: OpenOrder): readonly PresentPerson[] {
  const http = useHttp();
  const refresh = useRefresh();
  const t = useTexts(presenceTexts);
  const isEditing = useIsTabUnsaved();
  const [people, setPeople] = useState(NOBODY);

  const isReported = useRef(false);

  const report = useEffectEvent(async () => {
    isReported.current = true;
    const input = { orderId, page, windowId: WINDOW_ID, isEditing: isEditing ? 1 : 0 } as const;
    // A report that fails is made good by the next one.
    return http.send(orderPresence.report, input).catch(() => undefined);
  });
  const show = useEffectEvent(async (now: Presence) => {
    setPeople(now.people);
    if (version === undefined || now.version <= version) return;
    await refresh(orderBase.getOrderDetail);
    if (now.changedBy !== null) messages.show({ text: t.updated(now.changedBy) });
  });

  useEffect(() => {
    let isOver = false;
    const send = async () => {
      const now = document.hidden ? undefined : await report();
      if (now && !isOver) await show(now);
    };
    // Whoever is reported already says at once that they edit now.
    const arrival = setTimeout(() => void send(), isReported.current ? 0 : ARRIVAL);
    const timer = setInterval(() => void send(), PRESENCE_PAUSE);
    const handleVisible = () => void send();
    document.addEventListener('visibilitychange', handleVisible);
    return () => {
      isOver = true;
      clearTimeout(arrival);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisible);
    };
  }, [orderId, page, isEditing]);
  useEffect(() => {
    const left = { orderId, page, windowId: WINDOW_ID, hasLeft: 1 } as const;
    return () => {
      if (isReported.current) http.send(orderPresence.report, left).catch(() => {});
      isReported.current = false;
    };
  }, [http, orderId, page]);
  return people;
}
