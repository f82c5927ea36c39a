import { use, useEffect } from 'react';
import { events as eventCalls, notices, readEvents, resourceOf } from '@mingjian/api';
import { useRefreshResources } from '@mingjian/api/react';
import { preferences } from '../preferences/preferences';
import { session } from '../session/session';
import { createGatherer } from '../windows/gatherer';
import { WindowsContext } from '../windows/WindowsContext';
import { connectLive, type OpenStream } from './liveConnection';

const NOTICES = [resourceOf(notices.getList)];

/**
 * Follows what happens elsewhere: records that other windows of the person change, and events that
 * the server pushes. Responses about them are requested again once the window is visible.
 */
export function useNews(userId: string) {
  const windows = use(WindowsContext);
  const refresh = useRefreshResources();

  useEffect(() => {
    const gatherer = createGatherer((resources) => void refresh(resources));
    // Every kind of event is about notices so far: those who are told request them again.
    const requestNotices = () => gatherer.add(NOTICES);
    const leave = windows.connect(userId);
    const live = connectLive({
      open: openStream,
      lockName: `mingjian events ${userId}`,
      locks: navigator.locks as LockManager | undefined,
      onPoll: requestNotices,
      onEvent(event, lastEventId) {
        windows.post({ kind: 'event', event, lastEventId });
        requestNotices();
      },
    });
    const unsubscribe = windows.subscribe((message) => {
      if (message.kind === 'changed') return gatherer.add(message.resources);
      if (message.lastEventId !== '') live.noteEvent(message.lastEventId);
      requestNotices();
    });
    return () => {
      unsubscribe();
      live.stop();
      leave();
      gatherer.stop();
    };
  }, [windows, userId, refresh]);
}

const openStream: OpenStream = async ({ lastEventId, signal, onEvent }) =>
  readEvents(
    eventCalls.getStream,
    { lastEventId },
    {
      token: session.get().token,
      language: preferences.get().language,
      signal,
      onEvent,
    },
  );
