/** Path of the list of samples. Who may open it reads them. */
export const SAMPLE_LIST = '/f-order/reportSamples';
