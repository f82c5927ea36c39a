import { area, count, flag, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Routes of the proxy in front of the installation. The product writes, and proxies nothing. */
export const gatewayRoute = resource(
  'sysGatewayRoute',
  {
    routeName: text({ max: 64, search: true, sort: true, write: true }),
    /** One path, or with `/*` at its end all below it. */
    path: text({ max: 200, search: true, sort: true, write: true }),
    /** Address of the service, with `http` or `https`. */
    target: text({ max: 200, search: true, sort: true, write: true }),
    /** Whether the path before `*` is left out of the request to the target. */
    stripPrefix: flag({ search: true, write: true, default: 0 }),
    /** Of two routes that match, the first counts. */
    sort: count({ max: 9_999, search: true, sort: true, write: true, default: 0 }),
    enabled: flag({ search: true, sort: true, write: true, default: 1 }),
    remark: area({ max: 500, optional: true, write: true }),
  },
  { module: 'none' },
);

/** A route of the gateway. */
export type GatewayRoute = RowOf<typeof gatewayRoute>;
/** The writable fields of a route. */
export type GatewayRouteDraft = DraftIn<typeof gatewayRoute>;
