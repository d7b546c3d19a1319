/** Keys that every post and comment has on the platform and that never vary in the sandbox. */
const MODERATION = {
  approved_at_utc: null,
  approved_by: null,
  banned_at_utc: null,
  banned_by: null,
  can_gild: false,
  can_mod_post: false,
  mod_note: null,
  mod_reason_by: null,
  mod_reason_title: null,
  mod_reports: [],
  num_reports: null,
  removal_reason: null,
  report_reasons: null,
  user_reports: [],
};

const AWARDS = {
  all_awardings: [],
  awarders: [],
  gilded: 0,
  gildings: {},
  top_awarded_type: null,
  total_awards_received: 0,
  treatment_tags: [],
};

const AUTHOR = {
  author_flair_background_color: null,
  author_flair_css_class: null,
  author_flair_richtext: [],
  author_flair_template_id: null,
  author_flair_text: null,
  author_flair_text_color: null,
  author_flair_type: 'text',
  author_is_blocked: false,
  author_patreon_flair: false,
  author_premium: false,
};

const SHARED = { ...MODERATION, ...AWARDS, ...AUTHOR, no_follow: false };

export const POST_DEFAULTS = {
  ...SHARED,
  allow_live_comments: false,
  category: null,
  clicked: false,
  content_categories: null,
  contest_mode: false,
  discussion_type: null,
  hide_score: false,
  is_created_from_ads_ui: false,
  is_meta: false,
  is_original_content: false,
  is_reddit_media_domain: false,
  is_robot_indexable: true,
  is_video: false,
  link_flair_css_class: null,
  link_flair_text_color: 'dark',
  media: null,
  media_embed: {},
  media_only: false,
  num_crossposts: 0,
  parent_whitelist_status: 'all_ads',
  pinned: false,
  pwls: 6,
  removed_by: null,
  secure_media: null,
  secure_media_embed: {},
  suggested_sort: null,
  thumbnail_height: null,
  thumbnail_width: null,
  view_count: null,
  visited: false,
  whitelist_status: 'all_ads',
  wls: 6,
};

export const COMMENT_DEFAULTS = {
  ...SHARED,
  associated_award: null,
  collapsed_because_crowd_control: null,
  collapsed_reason_code: null,
  comment_type: null,
  controversiality: 0,
  stickied: false,
  unrepliable_reason: null,
};
