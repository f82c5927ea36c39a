/** Path of the studio in which the report of an order is written. */
export const REPORT_STUDIO = '/f-order/f-order/reportStudio';

/** Path of the page on which a client reads the report of an order. */
export const CLIENT_REPORT = '/f-order/f-order-company/report';

/** Returns the address of one of them for an order, or for a version that is not the newest. */
export const reportPath = (
  page: typeof REPORT_STUDIO | typeof CLIENT_REPORT,
  orderId: string,
  versionId?: string,
) => `${page}?${new URLSearchParams({ orderId, ...(versionId && { versionId }) })}`;
