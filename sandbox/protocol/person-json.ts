import type { Person } from '../people.ts';
import { seconds, type Thing } from './thing.ts';

/** Every account has a profile, which the platform treats as a community. */
function profile(person: Person, own: boolean): Record<string, unknown> {
  return {
    accept_followers: true,
    allowed_media_in_comments: [],
    banner_img: '',
    banner_size: null,
    coins: 0,
    community_icon: null,
    default_set: true,
    description: '',
    disable_contributor_requests: false,
    display_name: `u_${person.name}`,
    display_name_prefixed: `u/${person.name}`,
    free_form_reports: true,
    header_img: null,
    header_size: null,
    icon_color: '#94B3FF',
    icon_img: '',
    icon_size: [256, 256],
    is_default_banner: true,
    is_default_icon: true,
    key_color: '',
    link_flair_enabled: false,
    link_flair_position: '',
    name: `t5_u${person.id}`,
    over_18: false,
    previous_names: [],
    primary_color: '',
    public_description: '',
    quarantine: false,
    restrict_commenting: false,
    restrict_posting: true,
    show_media: true,
    submit_link_label: '',
    submit_text_label: '',
    subreddit_type: 'user',
    subscribers: 0,
    title: '',
    url: `/user/${person.name}/`,
    user_is_banned: false,
    user_is_contributor: false,
    user_is_moderator: own,
    user_is_muted: null,
    user_is_subscriber: false,
  };
}

function shared(person: Person, own: boolean): Record<string, unknown> {
  return {
    accept_followers: true,
    awardee_karma: 0,
    awarder_karma: 0,
    comment_karma: person.commentKarma,
    created: seconds(person.createdAt),
    created_utc: seconds(person.createdAt),
    has_subscribed: true,
    has_verified_email: true,
    hide_from_robots: false,
    icon_img: '',
    id: person.id,
    is_employee: false,
    is_gold: false,
    is_mod: false,
    link_karma: person.postKarma,
    name: person.name,
    pref_show_snoovatar: false,
    snoovatar_img: '',
    snoovatar_size: null,
    subreddit: profile(person, own),
    total_karma: person.postKarma + person.commentKarma,
    verified: true,
  };
}

/** The public view of an account. A suspended account shows hardly more than its name. */
export function personJson(person: Person, viewer: string | null): Thing {
  if (person.suspended) {
    return { kind: 't2', data: { name: person.name, is_suspended: true, is_blocked: false, total_karma: 0 } };
  }
  return {
    kind: 't2',
    data: {
      ...shared(person, viewer === person.name),
      accept_chats: true,
      accept_pms: true,
      is_blocked: false,
      is_friend: false,
    },
  };
}

/** The view an account has of itself, without the usual `kind` and `data`. */
export function meJson(person: Person, client: string): Record<string, unknown> {
  return {
    ...shared(person, true),
    can_create_subreddit: true,
    can_edit_name: false,
    coins: 0,
    features: {},
    force_password_reset: false,
    gold_creddits: 0,
    gold_expiration: null,
    has_android_subscription: false,
    has_external_account: false,
    has_gold_subscription: false,
    has_ios_subscription: false,
    has_mail: false,
    has_mod_mail: false,
    has_paypal_subscription: false,
    has_stripe_subscription: false,
    has_subscribed_to_premium: false,
    has_visited_new_profile: false,
    in_beta: false,
    in_chat: true,
    in_redesign_beta: true,
    inbox_count: 0,
    is_sponsor: false,
    is_suspended: person.suspended,
    linked_identities: [],
    new_modmail_exists: null,
    num_friends: 0,
    oauth_client_id: client,
    over_18: true,
    password_set: true,
    pref_autoplay: true,
    pref_clickgadget: 5,
    pref_geopopular: '',
    pref_nightmode: false,
    pref_no_profanity: true,
    pref_show_presence: false,
    pref_show_trending: false,
    pref_show_twitter: false,
    pref_top_karma_subreddits: true,
    pref_video_autoplay: true,
    seen_give_award_tooltip: false,
    seen_layout_switch: false,
    seen_premium_adblock_modal: false,
    seen_redesign_modal: true,
    seen_subreddit_chat_ftux: false,
    suspension_expiration_utc: null,
  };
}
