ALTER TABLE "events" ADD COLUMN "title_lang" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "description_lang" text;--> statement-breakpoint
ALTER TABLE "relations" ADD COLUMN "intro_message_lang" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "about_lang" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "goal_lang" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "looking_for_lang" text;--> statement-breakpoint
ALTER TABLE "request_answers" ADD COLUMN "request_lang" text;--> statement-breakpoint
ALTER TABLE "request_answers" ADD COLUMN "answer_lang" text;--> statement-breakpoint
UPDATE "participants" SET
	"about_lang" = CASE WHEN "about" <> '' THEN "preferred_lang" END,
	"goal_lang" = CASE WHEN "goal" <> '' THEN "preferred_lang" END,
	"looking_for_lang" = CASE WHEN "looking_for" <> '' THEN "preferred_lang" END
FROM "users" WHERE "users"."id" = "user_id" AND "preferred_lang" IS NOT NULL AND coalesce("about", "goal", "looking_for") IS NOT NULL;--> statement-breakpoint
UPDATE "events" SET "title_lang" = "preferred_lang", "description_lang" = CASE WHEN "description" <> '' THEN "preferred_lang" END
FROM "participants" JOIN "users" ON "users"."id" = "user_id" WHERE "participants"."id" = "created_by" AND "preferred_lang" IS NOT NULL;--> statement-breakpoint
UPDATE "relations" SET "intro_message_lang" = "preferred_lang"
FROM "persons" JOIN "users" ON "users"."id" = "user_id" WHERE "persons"."id" = "participant_id" AND "intro_message" <> '';--> statement-breakpoint
UPDATE "request_answers" SET "request_lang" = "preferred_lang"
FROM "participants" JOIN "users" ON "users"."id" = "user_id" WHERE "participants"."id" = "participant_id";--> statement-breakpoint
UPDATE "request_answers" SET "answer_lang" = "preferred_lang"
FROM "participants" JOIN "users" ON "users"."id" = "user_id" WHERE "participants"."id" = "author_id";
