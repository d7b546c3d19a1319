import { anyOf } from '#core/text/any-of.ts';
const ASKS_FOR_LEAVE = anyOf(
  '',
  /\b(?:need|have to|must|should|require\w*|necessary)\b.*\b(?:permission|approval|consent|leave|ask)\b/,
  /\b(?:need|have to|must|should|require\w*|necessary)\b.*\b(?:clearance|okay)\b/,
  /\b(?:permission|approval|consent|clearance)\b.*\b(?:need|required|necessary)/,
);
const YES =
  /^(?:yes|you do|always|indeed|correct|afraid so|yup|yep|of course|absolutely|definitely|it is|please)\b/;
const NO = /^(?:no|nope|you do not|not at all|it is not)\b/;

/** True for a question that the next sentence answers: "Do I need permission to promote? You do." */
export const asksForPermission = (plain: string): boolean => ASKS_FOR_LEAVE.test(plain);

export const readPermissionAnswer = (plain: string): 'permission' | 'allowed' | null => {
  if (YES.test(plain)) return 'permission';
  return NO.test(plain) ? 'allowed' : null;
};
