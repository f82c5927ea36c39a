import { advancedFilterTexts } from '../AdvancedFilter/advancedFilter.texts';
import { audioNotesTexts } from '../AudioNotes/AudioNotes.texts';
import { calendarPickerTexts } from '../CalendarPicker/CalendarPicker.texts';
import { chartTexts } from '../Chart/Chart.texts';
import { commandPaletteTexts } from '../CommandPalette/CommandPalette.texts';
import { dangerLevelTexts } from '../DangerLevel/DangerLevel.texts';
import { gridTexts } from '../DataGrid/grid.texts';
import { dateRangeTexts } from '../DateRangePicker/DateRangePicker.texts';
import { dateTimeTexts } from '../DateTimePicker/DateTimePicker.texts';
import { dictionaryTexts } from '../DictionarySelect/DictionarySelect.texts';
import { fileWidgetTexts } from '../FileWidget/FileWidget.texts';
import { filePreviewTexts } from '../FileWidget/preview/preview.texts';
import { findingFormTexts } from '../FindingForm/FindingForm.texts';
import { formTexts } from '../Form/Form.texts';
import { imageUploadTexts } from '../ImageUpload/ImageUpload.texts';
import { itemEditorTexts } from '../ItemEditor/ItemEditor.texts';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { limitTexts } from '../internal/calendar/limits.texts';
import { monthTexts } from '../internal/calendar/month.texts';
import { lazyPartTexts } from '../internal/lazyPart/lazyPart.texts';
import { timeTexts } from '../internal/time/time.texts';
import { uploadTexts } from '../internal/upload/upload.texts';
import { filterTexts } from '../ListFilter/filter.texts';
import { pasteReportTexts } from '../ListFilter/pasteReport.texts';
import { bulkTexts } from '../ListGrid/bulk/bulk.texts';
import { columnsTexts } from '../ListGrid/columns/columns.texts';
import { emptyTexts } from '../ListGrid/empty/empty.texts';
import { exportingTexts } from '../ListGrid/exporting/exporting.texts';
import { inMemoryTexts } from '../ListGrid/inMemory/inMemory.texts';
import { listGridTexts } from '../ListGrid/ListGrid.texts';
import { presetTexts } from '../ListGrid/presets/presets.texts';
import { previewTexts } from '../ListGrid/preview/preview.texts';
import { recordNavTexts } from '../ListGrid/recordNav/recordNav.texts';
import { viewDialogsTexts } from '../ListGrid/views/viewDialogs.texts';
import { viewsTexts } from '../ListGrid/views/views.texts';
import { mapPickerTexts } from '../MapPicker/MapPicker.texts';
import { materialPickerTexts } from '../MaterialPicker/MaterialPicker.texts';
import { regionTexts } from '../RegionCascader/RegionCascader.texts';
import { regionRowsTexts } from '../RegionRows/RegionRows.texts';
import { monthRangeTexts } from '../MonthRange/MonthRange.texts';
import { timelineTexts } from '../MonthRange/TimelineFindings.texts';
import { peoplePickDialogTexts } from '../PeoplePickDialog/PeoplePickDialog.texts';
import { recipientTransferTexts } from '../RecipientTransfer/RecipientTransfer.texts';
import { richTextTexts } from '../RichText/RichText.texts';
import { userSelectTexts } from '../UserSelect/UserSelect.texts';
import { versionDiffTexts } from '../VersionDiff/VersionDiff.texts';
import { videoStudyTexts } from '../VideoStudy/VideoStudy.texts';

/** The texts of every widget, by the name of its part. */
export const widgetTexts = {
  AdvancedFilter: advancedFilterTexts,
  AudioNotes: audioNotesTexts,
  BulkFlow: bulkTexts,
  Calendar: calendarTexts,
  CalendarPicker: calendarPickerTexts,
  Chart: chartTexts,
  ColumnChooser: columnsTexts,
  CommandPalette: commandPaletteTexts,
  DangerLevel: dangerLevelTexts,
  DataGrid: gridTexts,
  DateRange: dateRangeTexts,
  DateTime: dateTimeTexts,
  Dictionary: dictionaryTexts,
  EmptyList: emptyTexts,
  FilePreview: filePreviewTexts,
  FileWidget: fileWidgetTexts,
  FindingForm: findingFormTexts,
  Form: formTexts,
  ImageUpload: imageUploadTexts,
  InMemory: inMemoryTexts,
  ItemEditor: itemEditorTexts,
  LazyPart: lazyPartTexts,
  Limits: limitTexts,
  ListExport: exportingTexts,
  ListFilter: filterTexts,
  ListGrid: listGridTexts,
  ListPresets: presetTexts,
  ListPreview: previewTexts,
  ListViewDialogs: viewDialogsTexts,
  ListViews: viewsTexts,
  MapPicker: mapPickerTexts,
  MaterialPicker: materialPickerTexts,
  Month: monthTexts,
  MonthRange: monthRangeTexts,
  PasteReport: pasteReportTexts,
  PeoplePickDialog: peoplePickDialogTexts,
  RecipientTransfer: recipientTransferTexts,
  RecordNav: recordNavTexts,
  Region: regionTexts,
  RegionRows: regionRowsTexts,
  RichText: richTextTexts,
  Time: timeTexts,
  TimelineFindings: timelineTexts,
  Upload: uploadTexts,
  UserSelect: userSelectTexts,
  VersionDiff: versionDiffTexts,
  VideoStudy: videoStudyTexts,
} as const;
