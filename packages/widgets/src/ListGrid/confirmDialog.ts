/** The dialog, in a file of its own, so that a list is loaded without it. */
export { ConfirmDialog } from '@mingjian/ui';
