import type { Http, ListPage, ListRequest, ListView } from '@mingjian/api';
import { createRecentResponses } from './model/recentResponses';

const MINUTE = 60_000;

const pages = createRecentResponses<ListPage<unknown>>(10 * MINUTE);

/** Stores a page that a list shows. */
export const rememberPage = (http: Http, request: ListRequest, page: ListPage<unknown>) =>
  pages.set(http, JSON.stringify(request), page);

/** Returns the page that a list showed for the same request. A record then need not ask again. */
export const recentPage = <Row>(http: Http, request: ListRequest) =>
  pages.get(http, JSON.stringify(request)) as ListPage<Row> | undefined;

/** The views of each page: its tab asks for them when it is opened, not at every return. */
export const recentViews = createRecentResponses<ListView[]>(5 * MINUTE);
