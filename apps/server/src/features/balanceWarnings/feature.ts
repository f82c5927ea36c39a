import { balanceLogs } from '@mingjian/api';
import { forbidden } from '../../failure';
import { bind } from '../../http/bind';
import { demandRight } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS } from '../../roles';
import type { Feature } from '../feature';
import { standingsOf } from './standings';

/** Balances and credit that run out, and the warnings about them. */
export const balanceWarnings: Feature = {
  name: 'balanceWarnings',
  calls: [
    bind(balanceLogs).part({
      getStanding: async (_, caller, backend) => {
        demandRight(caller, CLIENT_ACCOUNTANTS);
        const [standing] = await standingsOf(caller.companyId ?? '', backend);
        if (!standing) throw forbidden();
        const { payMode, available, limit, isLow, managerName } = standing;
        return { payMode, available, limit, isLow, managerName };
      },
    }),
  ],
};
