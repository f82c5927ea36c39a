import type { GatewayRoute } from '../../resources/system/gatewayRoute';

/** A route as the configuration of a proxy has it. */
export type PublishedRoute = Pick<GatewayRoute, 'routeName' | 'path' | 'target' | 'stripPrefix'>;

/** The enabled routes, and when they were published last. */
export interface GatewayState {
  /** The enabled routes in their order. */
  routes: PublishedRoute[];
  /** Whether they differ from the published ones. */
  isChanged: boolean;
  /** `null` before the first time. */
  published: { time: string; userName: string; count: number } | null;
}
