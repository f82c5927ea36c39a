import { gatewayPathRule, gatewayRoute, gatewayTargetRule } from '@mingjian/api';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ADMINISTRATORS } from '../../roles';

/** Routes of the gateway, for administrators. */
export const gatewayRouteResource = serve(
  gatewayRoute,
  'gatewayRoutes',
)({
  objectType: 'gatewayRoute',
  module: 'system',
  label: 'routeName',
  scope: commonScope,
  defaultOrder: 'sort asc, route_name asc',
  textRules: { path: gatewayPathRule, target: gatewayTargetRule },
  uniques: { gateway_routes_name: 'routeName' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
});
