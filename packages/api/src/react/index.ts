export { ApiProvider, useHttp, type ApiProviderProps } from './ApiProvider';
export { useCall, type UseCallOptions } from './useCall';
export { usePage, type PageState } from './usePage';
export { useRefresh, type Refresh } from './useRefresh';
export { useSubmit, type SubmitResult, type SubmitState } from './useSubmit';
