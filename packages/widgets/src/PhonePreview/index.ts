export { PhonePreview, type PhonePreviewProps } from './PhonePreview';
