import { createMessages } from '@mingjian/ui';

/** The application's messages: one at a time, for 2 to 5 seconds. */
export const messages = createMessages();
