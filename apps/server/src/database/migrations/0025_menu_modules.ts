/** Marks the menus of orders as the mall's; an entry of another module keeps it. */
export const menuModules = [
  `update menus set remark = 'MALL' where code in ('order', 'company-order') and remark is null`,
];
