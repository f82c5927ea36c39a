/** Markup as office programs put it on the clipboard, written after theirs. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!--
 @font-face {font-family:宋体; panose-1:2 1 6 0 3 1 1 1 1 1;}
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:10.5pt; font-family:等线;}
 h1 {font-size:22.0pt;}
 @list l0:level1 {mso-level-number-format:bullet;}
--></style></head><body lang=ZH-CN><!--StartFragment-->
<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:18.0pt;font-family:黑体;color:black'>背景调查报告<span lang=EN-US><o:p></o:p></span></span></b></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>身份信息</p>
<p class=MsoListParagraph style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>n<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>证件号码</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>教育经历</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span>工作经历</p>
<table class=MsoTableGrid border=1><tr><td width=120 style='width:90pt;border:solid windowtext 1.0pt;background:#D9E2F3'><p class=MsoNormal>单位</p></td><td width=200><p class=MsoNormal><span style='color:red;background:yellow;mso-highlight:yellow'>甲公司</span></p></td></tr></table>
<p class=MsoNormal><img width=64 height=64 src="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

/** The same picture as Word gives it beside, twice. */
export const WORD_RTF = String.raw`{\rtf1\ansi{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\pngblip\bliptag-1
89504e470d0a1a0a0000000d49484452}}{\nonshppict{\pict\wmetafile8 0100090000}}\par}`;

/** A numbered list of WPS, whose sizes are in its style sheet. */
export const WPS = `<html><head><meta name="ProgId" content="Word.Document"/><meta name="Generator" content="WPS Office"/><style>
@font-face{font-family:"Times New Roman";}
p.MsoNormal{mso-style-name:正文;margin:0pt;font-family:宋体;font-size:10.5000pt;}
span.15{font-family:仿宋;font-weight:bold;font-size:16.0000pt;color:rgb(192,0,0);}
p.16{text-align:center;font-size:22.0000pt;}
</style></head><body><!--StartFragment--><p class="16"><b>标题</b></p><p class=MsoNormal><span class="15">三号红字</span>五号正文</p><p class=MsoNormal style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="mso-list:Ignore;">（1）<span>&nbsp;</span></span><![endif]>第一项</p><!--EndFragment--></body></html>`;

/** Cells of Excel with classes. */
export const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding:0; font-size:11.0pt; color:black; font-weight:400;} .xl65 {font-weight:700; text-align:center; background:#FFE699; mso-pattern:black none;} .font5 {color:red; font-size:9.0pt;}--></style></head><body><table border=0 cellpadding=0><!--StartFragment--><col width=87><tr height=19><td height=19 class=xl65 width=87>姓名</td><td class=xl65>结果</td></tr><tr><td>李雷</td><td><font class="font5">不一致</font></td></tr><tr style='display:none'><td>隐藏</td><td></td></tr><!--EndFragment--></table></body></html>`;

/** A document of Google Docs: a `<b>` that is not bold around everything. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;color:#000000;background-color:transparent;font-weight:400;white-space:pre-wrap;">Overview</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:italic;white-space:pre-wrap;">Bold  italic</span></p><br /><ul><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="font-size:11pt;">one</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>two</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

/** Cells of Google Sheets. */
export const GOOGLE_SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;font-size:14pt;background-color:#cfe2f3;" colspan="2">Result</td></tr><tr><td>a<br/>b</td><td>1</td></tr></tbody></table>`;

/** Word Online writes a list for each item. */
export const WORD_ONLINE = `<div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-size:12pt;font-weight:bold"><span class="NormalTextRun">标题行</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list"><li data-aria-posinset="1" data-aria-level="1" role="listitem"><p class="Paragraph">一</p></li></ol></div><div class="ListContainerWrapper"><ol role="list"><li data-aria-posinset="1" data-aria-level="2" role="listitem"><p>一点一</p></li></ol></div><div class="ListContainerWrapper"><ol role="list"><li data-aria-posinset="2" data-aria-level="1" role="listitem"><p>二</p></li></ol></div>`;

/** An article of WeChat: sections, late pictures, decorations. */
export const WECHAT = `<section style="visibility: hidden; opacity: 0;" id="js_content" data-pm-slice="0 0 []"><section style="text-align: center;"><svg viewBox="0 0 1 1"><text>装饰</text></svg><p style="margin: 0px;letter-spacing: 2px;"><span style="font-size: 15px;color: rgb(63, 63, 63);"><strong>背调合规</strong></span></p></section><p><br></p><p><img class="rich_pages" data-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png" src="data:image/svg+xml,%3Csvg%3E" data-w="1080"></p><mp-common-profile data-nickname="x"></mp-common-profile></section>`;

/** A note of Apple Notes. */
export const APPLE_NOTES = `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 16.0px 'PingFang SC'; color: #000000} span.s1 {font: bold 24.0px 'PingFang SC'; color: #d0021b}</style></head><body><p class="p1"><span class="s1">标题</span></p><p class="p1">正文</p><ul class="ul1"><li class="li1">甲</li></ul></body></html>`;

/** A paragraph of Word with a comment in the margin. */
export const WORD_COMMENT = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoCommentText {font-size:10.0pt;} a:link {color:blue;} --></style></head><body><!--StartFragment--><p class=MsoNormal><a style='mso-comment-reference:u_1;mso-comment-date:20261126T1000'>薪资</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[u1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>属实</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span style='mso-comment-author:u'><a name="_msocom_1"></a></span><a class=msocomanchor href="#_msoanchor_1">[u1]</a>内部批注：勿告知客户</p></div></div></div><!--EndFragment--></body></html>`;

/** A paragraph of Word with tracked changes, and a struck text that is none. */
export const WORD_CHANGES = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- span.msoIns {text-decoration:underline; color:teal;} span.msoDel {text-decoration:line-through; color:red;} --></style></head><body><!--StartFragment--><p class=MsoNormal>月薪 <span class=msoDel><del cite="mailto:u" datetime="2026-11-26T10:00">15000</del></span><span class=msoIns><ins cite="mailto:u" datetime="2026-11-26T10:00">12000</ins></span> 元，<s>已核</s></p><!--EndFragment--></body></html>`;
