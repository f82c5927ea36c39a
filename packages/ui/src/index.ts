export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export { Alert, type AlertProps, type AlertTone } from './Alert/Alert';
export { AnchorNav, type AnchorNavItem, type AnchorNavProps } from './AnchorNav/AnchorNav';
export { AppShell, type AppShellProps } from './AppShell/AppShell';
export { useMedia } from './AppShell/useMedia';
export { useNarrow } from './AppShell/useNarrow';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { BackToTop, type BackToTopProps } from './BackToTop/BackToTop';
export { scrollToTop } from './BackToTop/scrollToTop';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb';
export { BulkBar, type BulkBarProps } from './BulkBar/BulkBar';
export { BulkResult, type BulkResultProps } from './BulkResult/BulkResult';
export type { BulkOutcome, BulkRow } from './BulkResult/model/outcomes';
export { Button, type ButtonProps, type ButtonTone } from './Button/Button';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup';
export { Card, type CardProps } from './Card/Card';
export { CardList, type CardListProps } from './CardList/CardList';
export type { CardListItem } from './CardList/cardListItem';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup/CheckboxGroup';
export type { ChoiceCardOption } from './ChoiceCards/choiceCardOption';
export { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards/ChoiceCards';
export { Combobox, type ComboboxProps } from './Combobox/Combobox';
export type { ComboboxLoad, ComboboxOption } from './Combobox/comboboxOption';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { Container, type ContainerProps } from './Container/Container';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu';
export type { MenuPoint } from './ContextMenu/OpenContextMenu';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { DataState, type DataStateProps } from './DataState/DataState';
export type { LoadState } from './DataState/loadState';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure';
export { Divider, type DividerProps } from './Divider/Divider';
export { Drawer, type DrawerProps } from './Drawer/Drawer';
export { EmptyState, type EmptyStateProps, type EmptyPicture } from './EmptyState/EmptyState';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary/ErrorSummary';
export type { FormError } from './ErrorSummary/model/findField';
export {
  Field,
  type BoxedFieldOptions,
  type FieldNote,
  type FieldOptions,
  type FieldProps,
  type FieldSize,
} from './Field/Field';
export { fieldAria, partName, type LabelledControl } from './Field/fieldAria';
export { FormValue, type FormValueProps } from './Field/FormValue';
export { GroupField, type GroupFieldProps } from './Field/GroupField';
export {
  useField,
  type FieldControlOptions,
  type FieldControlProps,
  type FieldState,
} from './Field/useField';
export { Fieldset, type FieldsetProps } from './Fieldset/Fieldset';
export { Grid, type GridProps, type WidthName } from './Grid/Grid';
export { Heading, type HeadingLevel, type HeadingSize, type HeadingProps } from './Heading/Heading';
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard';
export { Icon, type IconProps } from './Icon/Icon';
export { mirrored } from './Icon/mirrored';
export { IconButton, type IconButtonProps, type IconButtonTone } from './IconButton/IconButton';
export { ImagePreview, type ImagePreviewProps } from './ImagePreview/ImagePreview';
export { ImageViewer, type ImageViewerProps } from './ImagePreview/ImageViewer';
export type { PreviewImage } from './ImagePreview/previewImage';
export { isComposed } from './internal/events/isComposed';
export type { Guide, GuideExample, GuideSections, Say } from './internal/guide';
export type { OptionLoad, OptionLoadError } from './internal/options/optionLoad';
export {
  createStore,
  useStore,
  type ReadableStore,
  type Store,
} from './internal/state/createStore';
export { useControllable, type ControllableOptions } from './internal/state/useControllable';
export {
  useLatestResponse,
  type LatestResponse,
  type LatestResponseOptions,
} from './internal/state/useLatestResponse';
export { useClipped, type ClippedState } from './internal/overflow/useClipped';
export type { Placement } from './internal/floating/placement';
export { fieldLine, fieldSurface } from './internal/styles/fieldLine';
export { focusRing } from './internal/styles/focusRing';
export { tipBubble } from './internal/styles/tipBubble';
export { visuallyHidden } from './internal/styles/visuallyHidden';
export { Kbd, type KbdProps } from './Kbd/Kbd';
export type { KeyPlatform } from './Kbd/model/keyNames';
export { Link, type LinkProps, type LinkTone } from './Link/Link';
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkProviderProps,
} from './Link/LinkProvider';
export { List, type ListProps } from './List/List';
export { ListItem, type ListItemProps } from './List/ListItem';
export {
  createAnnouncements,
  type Announced,
  type Announcements,
  type Urgency,
} from './LiveRegion/announcements';
export { LiveRegion, type LiveRegionProps } from './LiveRegion/LiveRegion';
export { MaskedValue, type MaskedValueProps } from './MaskedValue/MaskedValue';
export { Menu, type MenuProps } from './Menu/Menu';
export type { MenuAction, MenuItem, MenuLink, MenuSeparatorItem } from './Menu/menuItem';
export { MessageRegion, type MessageRegionProps } from './Message/MessageRegion';
export {
  createMessages,
  type Message,
  type MessageOptions,
  type Messages,
  type MessageTone,
} from './Message/messages';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect';
export type {
  Notification,
  NotificationAction,
  NotificationOptions,
  NotificationTone,
} from './Notification/model/queue';
export {
  NotificationRegion,
  type NotificationRegionProps,
} from './Notification/NotificationRegion';
export { createNotifications, type Notifications } from './Notification/notifications';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { Pagination, type PaginationProps, type PaginationValue } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { Popover, type PopoverProps } from './Popover/Popover';
export { Progress, type ProgressProps, type ProgressTone } from './Progress/Progress';
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine';
export { Radio, type RadioProps } from './Radio/Radio';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { Result, type ResultPreset, type ResultProps, type ResultTone } from './Result/Result';
export { ScrollArea, type ScrollAreaProps } from './ScrollArea/ScrollArea';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './SegmentedControl/SegmentedControl';
export { Select, type SelectProps } from './Select/Select';
export type { SelectGroup, SelectItem, SelectOption } from './Select/selectOption';
export type { SideNavBadge, SideNavItem } from './SideNav/model/navItems';
export { SideNav, type SideNavProps } from './SideNav/SideNav';
export {
  Skeleton,
  SkeletonBlock,
  type SkeletonBlockProps,
  type SkeletonProps,
} from './Skeleton/Skeleton';
export type { SliderMark } from './Slider/model/sliderScale';
export { Slider, type SliderProps } from './Slider/Slider';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export {
  SplitButton,
  type SplitButtonProps,
  type SplitButtonTone,
} from './SplitButton/SplitButton';
export { SplitPanel, type SplitPanelProps } from './SplitPanel/SplitPanel';
export { Stack, type SpaceName, type StackProps } from './Stack/Stack';
export { Statistic, type StatisticProps, type StatisticTone } from './Statistic/Statistic';
export { StatusLight, type StatusLightProps, type StatusTone } from './StatusLight/StatusLight';
export { Steps, type StepItem, type StepsProps, type StepState } from './Steps/Steps';
export { Switch, type SwitchProps } from './Switch/Switch';
export { Table, type TableDensity, type TableProps } from './Table/Table';
export { TableFrame, type TableFrameProps } from './TableFrame/TableFrame';
export type { TabItem } from './Tabs/tabItem';
export { Tabs, type TabsProps } from './Tabs/Tabs';
export { Tag, type TagProps, type TagTone } from './Tag/Tag';
export { TagInput, type TagInputProps } from './TagInput/TagInput';
export { Text, type TextProps, type TextTone } from './Text/Text';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export {
  LocaleProvider,
  useLocale,
  useTexts,
  type Language,
  type Locale,
  type LocaleProviderProps,
} from './texts/LocaleProvider';
export {
  defineLanguage,
  defineTexts,
  override,
  type FormatNumber,
  type LocalTexts,
  type TextEntry,
  type TextOverride,
  type Texts,
  type Wording,
} from './texts/texts';
export { useFormatNumber } from './texts/useFormatNumber';
export {
  Timeline,
  type TimelineItem,
  type TimelineProps,
  type TimelineTone,
} from './Timeline/Timeline';
export { ACCENT_PRESETS } from './tokens/accents';
export {
  designTokens,
  type DesignToken,
  type DesignTokenGroup,
  type DesignTokenOptions,
} from './tokens/designTokens';
export { themeCss } from './tokens/themeCss';
export { themeScript, type ThemeScriptOptions } from './tokens/themeScript';
export {
  ThemeRoot,
  type ThemeDensity,
  type ThemeMode,
  type ThemeRootProps,
} from './tokens/ThemeRoot';
export { tokens } from './tokens/tokens';
export {
  Toolbar,
  ToolbarSeparator,
  ToolbarSpacer,
  type ToolbarProps,
  type ToolbarSeparatorProps,
  type ToolbarSpacerProps,
} from './Toolbar/Toolbar';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { TopNav, type TopNavProps } from './TopNav/TopNav';
export type { TreeItem, TreeLoad } from './Tree/model/treeItem';
export { placeAfter, type TreePlace, type TreeStep } from './Tree/model/treePlaces';
export { Tree, type TreeProps } from './Tree/Tree';
export type { TreeSelection, TreeStateOptions } from './Tree/useTree';
export type { TreeItemMove } from './Tree/useTreeMoves';
export { TreeSelect, type TreeSelectProps } from './TreeSelect/TreeSelect';
export type { TreeChoice, TreeSelectValue, TreeSource } from './TreeSelect/useTreeSelect';
export { TruncatedText, type TruncatedTextProps } from './TruncatedText/TruncatedText';
export {
  VirtualList,
  type VirtualListActions,
  type VirtualListProps,
} from './VirtualList/VirtualList';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
export { Watermark, type WatermarkProps } from './Watermark/Watermark';
