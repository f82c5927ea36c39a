import { anchorNavTexts } from '../AnchorNav/AnchorNav.texts';
import { appShellTexts } from '../AppShell/AppShell.texts';
import { backToTopTexts } from '../BackToTop/BackToTop.texts';
import { breadcrumbTexts } from '../Breadcrumb/Breadcrumb.texts';
import { bulkBarTexts } from '../BulkBar/BulkBar.texts';
import { bulkResultTexts } from '../BulkResult/BulkResult.texts';
import { cardListTexts } from '../CardList/CardList.texts';
import { checkboxGroupTexts } from '../CheckboxGroup/CheckboxGroup.texts';
import { comboboxTexts } from '../Combobox/Combobox.texts';
import { confirmDialogTexts } from '../ConfirmDialog/ConfirmDialog.texts';
import { copyButtonTexts } from '../CopyButton/CopyButton.texts';
import { dataStateTexts } from '../DataState/DataState.texts';
import { descriptionListTexts } from '../DescriptionList/DescriptionList.texts';
import { dialogTexts } from '../Dialog/Dialog.texts';
import { errorStateTexts } from '../ErrorState/ErrorState.texts';
import { errorSummaryTexts } from '../ErrorSummary/ErrorSummary.texts';
import { fieldTexts } from '../Field/Field.texts';
import { imagePreviewTexts } from '../ImagePreview/ImagePreview.texts';
import { optionLoadTexts } from '../internal/options/optionLoad.texts';
import { toneTexts } from '../internal/tones.texts';
import { topNavTexts } from '../TopNav/TopNav.texts';
import { listTexts } from '../List/List.texts';
import { maskedValueTexts } from '../MaskedValue/MaskedValue.texts';
import { menuTexts } from '../Menu/Menu.texts';
import { messageTexts } from '../Message/Message.texts';
import { multiSelectTexts } from '../MultiSelect/MultiSelect.texts';
import { notificationTexts } from '../Notification/Notification.texts';
import { numberFieldTexts } from '../NumberField/NumberField.texts';
import { paginationTexts } from '../Pagination/Pagination.texts';
import { passwordFieldTexts } from '../PasswordField/PasswordField.texts';
import { progressTexts } from '../Progress/Progress.texts';
import { progressLineTexts } from '../ProgressLine/ProgressLine.texts';
import { resultTexts } from '../Result/Result.texts';
import { searchFieldTexts } from '../SearchField/SearchField.texts';
import { selectTexts } from '../Select/Select.texts';
import { sideNavTexts } from '../SideNav/SideNav.texts';
import { spinnerTexts } from '../Spinner/Spinner.texts';
import { stepsTexts } from '../Steps/Steps.texts';
import { switchTexts } from '../Switch/Switch.texts';
import { tabsTexts } from '../Tabs/Tabs.texts';
import { tagTexts } from '../Tag/Tag.texts';
import { tagInputTexts } from '../TagInput/TagInput.texts';
import { textAreaTexts } from '../TextArea/TextArea.texts';
import { treeTexts } from '../Tree/Tree.texts';
import { treeSelectTexts } from '../TreeSelect/TreeSelect.texts';

/** The texts of every component, by the name of its part. */
export const uiTexts = {
  AnchorNav: anchorNavTexts,
  AppShell: appShellTexts,
  BackToTop: backToTopTexts,
  Breadcrumb: breadcrumbTexts,
  BulkBar: bulkBarTexts,
  BulkResult: bulkResultTexts,
  CardList: cardListTexts,
  CheckboxGroup: checkboxGroupTexts,
  Combobox: comboboxTexts,
  ConfirmDialog: confirmDialogTexts,
  CopyButton: copyButtonTexts,
  DataState: dataStateTexts,
  DescriptionList: descriptionListTexts,
  Dialog: dialogTexts,
  ErrorState: errorStateTexts,
  ErrorSummary: errorSummaryTexts,
  Field: fieldTexts,
  ImagePreview: imagePreviewTexts,
  List: listTexts,
  MaskedValue: maskedValueTexts,
  Menu: menuTexts,
  Message: messageTexts,
  MultiSelect: multiSelectTexts,
  Notification: notificationTexts,
  NumberField: numberFieldTexts,
  OptionLoad: optionLoadTexts,
  Pagination: paginationTexts,
  PasswordField: passwordFieldTexts,
  Progress: progressTexts,
  ProgressLine: progressLineTexts,
  Result: resultTexts,
  SearchField: searchFieldTexts,
  Select: selectTexts,
  SideNav: sideNavTexts,
  Spinner: spinnerTexts,
  Steps: stepsTexts,
  Switch: switchTexts,
  Tabs: tabsTexts,
  Tag: tagTexts,
  TagInput: tagInputTexts,
  TextArea: textAreaTexts,
  Tones: toneTexts,
  TopNav: topNavTexts,
  Tree: treeTexts,
  TreeSelect: treeSelectTexts,
} as const;
