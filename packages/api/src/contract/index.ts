import { board } from './board';
import { companyDesk } from './company';
import { orderBase } from './orderBase';
import { orders } from './orders';
import { dictionaries, menus, pickers, userConfigs, users } from './system';
import { session } from './session';

/** Every call of the server, by area. */
export const contract = { session, board, orders, orderBase, companyDesk, menus, users, pickers, dictionaries, userConfigs };

export { board, companyDesk, dictionaries, menus, orderBase, orders, pickers, session, userConfigs, users };
