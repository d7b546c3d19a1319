"""What an ordinary bot does, with PRAW, the most common client: signs in, reads, posts, replies, edits and deletes."""
import sys

import praw

url = sys.argv[1]
reddit = praw.Reddit(
    client_id="threadwell-sandbox",
    client_secret="sandbox-secret",
    username="sandbox_ada",
    password="sandbox",
    user_agent="test:sandbox:1.0 (by /u/sandbox_ada)",
    oauth_url=url,
    reddit_url=url,
    short_url=url,
    check_for_updates=False,
)
reddit.validate_on_submit = True

assert reddit.user.me().name == "sandbox_ada"
assert list(reddit.inbox.all(limit=5)) == []
assert list(reddit.inbox.unread()) == []
assert reddit.user.multireddits() == []
assert len(list(reddit.user.subreddits(limit=5))) <= 5

both = reddit.subreddit("saas+webdev")
posts = list(both.new(limit=150))
assert len({post.id for post in posts}) == 150
comments = list(both.comments(limit=120))
assert len({comment.id for comment in comments}) == 120
assert {comment.subreddit.display_name for comment in comments} == {"saas", "webdev"}
assert comments[0].submission.title
for comment in both.stream.comments(pause_after=0):
    if comment is None:
        break
    assert comment.body

webdev = reddit.subreddit("webdev")
assert len(list(webdev.rules)) > 2
assert [found.display_name for found in reddit.subreddits.search_by_name("webdev")][0] == "webdev"
post = webdev.submit("From PRAW", selftext="With <b> & more")
assert post.selftext == "With <b> & more"
answer = post.reply("First")
assert answer.reply("Second").parent_id == answer.fullname
answer.edit("First, edited")
assert reddit.comment(answer.id).body == "First, edited"
post.upvote()
fresh = reddit.submission(post.id)
fresh.comments.replace_more(limit=None)
assert [comment.body for comment in fresh.comments.list()] == ["First, edited", "Second"]
post.delete()
assert reddit.submission(post.id).author is None
big = next(reddit.subreddit("programming").top(time_filter="month", limit=1))
big.comments.replace_more(limit=None)
assert len(big.comments.list()) > 50
try:
    reddit.subreddit("programming").submit("x", selftext="y")
except praw.exceptions.RedditAPIException as error:
    assert [item.error_type for item in error.items] == ["NO_SELFS"]
else:
    raise AssertionError("a text post was accepted")
print("done")
