import { use, useEffect } from 'react';
import { events as eventCalls, notices, readEvents, resourceOf, support } from '@mingjian/api';
import { useRefreshResources } from '@mingjian/api/react';
import { preferences } from '../preferences/preferences';
import { session } from '../session/session';
import { createGatherer } from '../windows/gatherer';
import { WindowsContext } from '../windows/WindowsContext';
import { connectLive, type OpenStream } from './liveConnection';

/** The resources that events are about. */
const NEWS = [resourceOf(notices.getList), resourceOf(support.getMessages)];

/**
 * Follows what happens elsewhere: records that other windows of the person change, and events that
 * the server pushes. Responses about them are requested again once the window is visible.
 */
export function useNews(userId: string) {
  const windows = use(WindowsContext);
  const refresh = useRefreshResources();

  useEffect(() => {
    const gatherer = createGatherer((resources) => void refresh(resources));
    const requestNews = () => gatherer.add(NEWS);
    const leave = windows.connect(userId);
    const live = connectLive({
      open: openStream,
      lockName: `mingjian events ${userId}`,
      locks: navigator.locks as LockManager | undefined,
      onPoll: requestNews,
      onEvent(event, lastEventId) {
        windows.post({ kind: 'event', event, lastEventId });
        requestNews();
      },
    });
    const unsubscribe = windows.subscribe((message) => {
      if (message.kind === 'changed') return gatherer.add(message.resources);
      if (message.lastEventId !== '') live.noteEvent(message.lastEventId);
      requestNews();
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
