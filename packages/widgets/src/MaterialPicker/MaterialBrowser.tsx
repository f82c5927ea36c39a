import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type Ref,
} from 'react';
import { Tabs, useControllable, useTexts, type ButtonTone } from '@mingjian/ui';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { useProblemText } from '../internal/upload/useFailureText';
import { LibraryView } from './LibraryView';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialFile, MaterialLibrary } from './materialSource';
import type { SelectedPictures } from './model/pictureSelection';

/** Actions of a browser for its owner. */
export interface MaterialBrowserActions {
  /** Returns the pictures that are not stored yet. */
  getItems(): readonly UploadItem[];
  /**
   * Returns why the selection must not be used yet, in the reader's language: a picture is on its
   * way, or has failed. `undefined` when all is finished.
   */
  getProblem(): string | undefined;
}

/** Limits of pictures that are uploaded and selected. */
export interface MaterialLimits {
  /** Maximum number of selected pictures. @default no limit */
  max?: number | undefined;
  /** Accepted extensions. @default jpeg, jpg, gif, png */
  extensions?: readonly string[] | undefined;
  /** Size in MB above which a picture is refused. @default no limit */
  maxSize?: number | undefined;
  /** Number of pictures that are sent at once. @default 3 */
  concurrency?: number | undefined;
}

export interface MaterialBrowserProps
  extends MaterialLimits, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The libraries, as tabs; one alone has no tab. Keep their keys. */
  libraries: readonly MaterialLibrary[];
  /** The selected pictures. Without it they are uncontrolled. */
  selected?: readonly MaterialFile[] | undefined;
  /** The initially selected pictures. @default none */
  defaultSelected?: readonly MaterialFile[] | undefined;
  /** Called with the selected pictures in the order of their selection. */
  onSelectedChange?: ((selected: readonly MaterialFile[]) => void) | undefined;
  /**
   * Whether pictures stay selected while another folder is shown, and stored ones become selected.
   * @default false
   */
  keepSelection?: boolean | undefined;
  /**
   * Emphasis of the upload button: `primary` where the page has no other such button.
   * @default 'neutral'
   */
  uploadTone?: ButtonTone | undefined;
  /** Called with the pictures that are not stored yet, after every change of them. */
  onItemsChange?: ((items: readonly UploadItem[]) => void) | undefined;
  /** Ref of the browser's actions. */
  actionsRef?: Ref<MaterialBrowserActions> | undefined;
}

const EXTENSIONS = ['jpeg', 'jpg', 'gif', 'png'];
const NO_FILES: readonly MaterialFile[] = [];

/**
 * Material libraries to look through and keep in order: a tree of folders beside the pictures of
 * one, to upload, select, view, move and delete. Renders a `<div>`. In a dialog use
 * `MaterialPicker`.
 */
export function MaterialBrowser(props: MaterialBrowserProps) {
  const { libraries, selected, defaultSelected, onSelectedChange, keepSelection, ...others } =
    props;
  const { max, extensions, maxSize, concurrency, uploadTone, onItemsChange, actionsRef, ...rest } =
    others;
  const t = useTexts(materialPickerTexts);
  const [list, setList] = useControllable({
    value: selected,
    initial: defaultSelected ?? NO_FILES,
    onChange: onSelectedChange,
  });
  const pictures = useMemo(() => new Map(list.map((file) => [file.id, file])), [list]);
  const setItems = useUnfinished(onItemsChange, actionsRef);
  const [shown, setShown] = useState(libraries[0]?.key ?? '');
  /** A library is loaded when it is first shown, and stays, as its uploads go on. */
  const [visited, setVisited] = useState<readonly string[]>([shown]);

  const view = ({ key, source }: MaterialLibrary) => (
    <LibraryView
      key={key}
      source={source}
      selected={pictures}
      setSelected={(next: SelectedPictures) => setList([...next.values()])}
      max={max ?? Number.POSITIVE_INFINITY}
      keepSelection={keepSelection ?? false}
      limits={{ extensions: extensions ?? EXTENSIONS, maxSize }}
      concurrency={concurrency ?? 3}
      uploadTone={uploadTone ?? 'neutral'}
      onItemsChange={(items) => setItems(key, items)}
    />
  );

  return (
    <S.Root {...rest}>
      <S.Body data-tabs={libraries.length > 1 || undefined}>
        {libraries.length === 1 && libraries.map(view)}
        {libraries.length > 1 && (
          <Tabs
            label={t.libraries}
            keepMounted
            value={shown}
            onValueChange={(key) => {
              setShown(key);
              setVisited(visited.includes(key) ? visited : [...visited, key]);
            }}
            tabs={libraries.map((library) => ({
              key: library.key,
              label: library.label,
              content: visited.includes(library.key) && view(library),
            }))}
          />
        )}
      </S.Body>
    </S.Root>
  );
}

/** Collects the unfinished uploads of all libraries, for the owner and its form. */
function useUnfinished(
  onItemsChange: MaterialBrowserProps['onItemsChange'],
  actionsRef: Ref<MaterialBrowserActions> | undefined,
) {
  const problemText = useProblemText();
  const items = useRef(new Map<string, readonly UploadItem[]>());
  const getItems = useCallback(() => [...items.current.values()].flat(), []);
  useImperativeHandle(actionsRef, () => ({
    getItems,
    getProblem: () => problemText(getItems()),
  }));
  return (key: string, changed: readonly UploadItem[]) => {
    items.current.set(key, changed);
    onItemsChange?.(getItems());
  };
}
