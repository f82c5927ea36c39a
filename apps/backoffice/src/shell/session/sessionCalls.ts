/* The client and the calls of sessions, apart from the login page, which is shown without them. */
export { createHttp, session as calls } from '@mingjian/api';
