import { notices, type InputOf, type Notice } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { messages } from '../messages';

/** Reading of notices. The unread count and every list of notices follow. */
export interface ReadNotices {
  /** Marks a notice as read, unless it is. */
  read(notice: Notice): Promise<void>;
  /** Marks all notices as read that are not newer than the newest one seen. */
  readAll(newest: Notice | undefined): Promise<void>;
  isReadingAll: boolean;
}

/** Returns the actions that mark the signed-in person's notices as read. */
export function useReadNotices(): ReadNotices {
  const refresh = useRefresh();
  const one = useSubmit(notices.update);
  const all = useSubmit(notices.readAll);
  const done = async (result: Awaited<ReturnType<typeof one.submit>>) => {
    if (result.ok) await refresh(notices);
    else messages.show({ text: result.error.message, tone: 'danger', seconds: 5 });
  };
  return {
    async read({ id, readFlag }) {
      const input: InputOf<typeof notices.update> = { id, readFlag: 1 };
      if (readFlag === 0) await done(await one.submit(input));
    },
    readAll: async (newest) => done(await all.submit({ upTo: newest?.createTime })),
    isReadingAll: all.isSubmitting,
  };
}
