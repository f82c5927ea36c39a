import { createStore } from '@mingjian/ui';

/** The typed name and number. They are never stored, and outlive an ended session. */
export const typedIdentity = createStore<{ userName: string | null; idCardNo: string }>({
  userName: null,
  idCardNo: '',
});
