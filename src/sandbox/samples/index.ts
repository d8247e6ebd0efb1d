export { sampleAnswer } from './sample-answer.ts';
export { samplePage } from './sample-page.ts';
export { sampleRows } from './sample-rows.ts';
