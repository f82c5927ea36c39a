export { ApiProvider, useHttp, type ApiProviderProps } from './ApiProvider';
export { useCall, type UseCallOptions } from './useCall';
export { usePreload, type Preload } from './usePreload';
export { useRefresh, useRefreshResources, type Refresh } from './useRefresh';
export { useRevision } from './useRevision';
export { useSubmit, type SubmitResult, type SubmitState } from './useSubmit';
