import StarterKit from '@tiptap/starter-kit';
import { EditorContent, useEditor } from '@tiptap/react';
import { reactPage } from '../reactPage';
import { enter, HTML } from './paragraphs';

let length = 0;

function Page() {
  const editor = useEditor({
    extensions: [StarterKit],
    content: HTML,
    editorProps: { attributes: { class: 'editor' } },
    onUpdate: ({ editor: changed }) => {
      length = changed.getHTML().length;
    },
  });
  return <EditorContent editor={editor} />;
}

enter({ ...reactPage(<Page />), reported: () => length });
