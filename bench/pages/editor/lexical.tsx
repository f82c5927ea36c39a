import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { reactPage } from '../reactPage';
import { enter, PARTS } from './paragraphs';

let length = 0;

function fill() {
  $getRoot().append(
    ...PARTS.map(([before, bold, after]) =>
      $createParagraphNode().append(
        $createTextNode(before),
        $createTextNode(bold).toggleFormat('bold'),
        $createTextNode(after),
      ),
    ),
  );
}

const config = {
  namespace: 'bench',
  editorState: fill,
  onError: (error: Error) => {
    throw error;
  },
};

function Page() {
  return (
    <LexicalComposer initialConfig={config}>
      <RichTextPlugin
        contentEditable={<ContentEditable className="editor" />}
        ErrorBoundary={LexicalErrorBoundary}
      />
      <HistoryPlugin />
      <OnChangePlugin
        onChange={(state) => {
          length = JSON.stringify(state).length;
        }}
        ignoreSelectionChange
      />
    </LexicalComposer>
  );
}

enter({ ...reactPage(<Page />), reported: () => length });
