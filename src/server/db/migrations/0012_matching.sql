CREATE TABLE "declined_reasons" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"term" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_reasons_participant_id_term_pk" PRIMARY KEY("participant_id","term")
);
--> statement-breakpoint
CREATE TABLE "matching_lists" (
	"round_id" text NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"missing" text,
	"told_at" timestamp with time zone,
	"link_hash" text,
	CONSTRAINT "matching_lists_round_id_participant_id_pk" PRIMARY KEY("round_id","participant_id"),
	CONSTRAINT "matching_lists_link_key" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "matching_results" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"matching_id" text NOT NULL,
	"viewer_id" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "matching_results_side_key" UNIQUE("matching_id","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "matching_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"day" text NOT NULL,
	"seed" text NOT NULL,
	"state" text NOT NULL,
	"attention" jsonb NOT NULL,
	"figures" jsonb,
	"held_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "matching_rounds_day_key" UNIQUE("community_id","day")
);
--> statement-breakpoint
CREATE TABLE "matchings" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"score" double precision NOT NULL,
	"forward" jsonb NOT NULL,
	"backward" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matchings_pair_key" UNIQUE("round_id","first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "member_vectors" (
	"participant_id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"hash" text NOT NULL,
	"asks" real[] NOT NULL,
	"offers" real[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relevances" (
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"score" double precision NOT NULL,
	"forward" jsonb NOT NULL,
	"backward" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "relevances_community_id_first_id_second_id_pk" PRIMARY KEY("community_id","first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "declined_reasons" ADD CONSTRAINT "declined_reasons_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_lists" ADD CONSTRAINT "matching_lists_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_results" ADD CONSTRAINT "matching_results_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_results" ADD CONSTRAINT "matching_results_viewer_id_participants_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matchings" ADD CONSTRAINT "matchings_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_vectors" ADD CONSTRAINT "member_vectors_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relevances" ADD CONSTRAINT "relevances_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relevances" ADD CONSTRAINT "relevances_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matching_lists_participant_idx" ON "matching_lists" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "matching_results_viewer_idx" ON "matching_results" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "matching_rounds_state_idx" ON "matching_rounds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "matchings_recent_idx" ON "matchings" USING btree ("community_id","created_at");--> statement-breakpoint
CREATE INDEX "matchings_first_idx" ON "matchings" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "matchings_second_idx" ON "matchings" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "relevances_first_idx" ON "relevances" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "relevances_second_idx" ON "relevances" USING btree ("second_id");