/** Id of the tab in the strip. */
export const stripId = (key: string) => `tab-${encodeURIComponent(key)}`;

/** Id of the tab's page. */
export const panelId = (key: string) => `page-${encodeURIComponent(key)}`;
