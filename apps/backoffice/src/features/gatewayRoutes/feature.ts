import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/system/gatewayRoute': list(() => import('./GatewayRoutePage'), 'GatewayRoutePage'),
  },
};
