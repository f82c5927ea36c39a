/** Path of the list of layouts of reports. */
export const LAYOUT_LIST = '/f-order/f-order/reportLayouts';
