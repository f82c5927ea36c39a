export { useUnloadGuard } from './useUnloadGuard';
export { FormDialog, type FormDialogProps } from './FormDialog';
